import { redirect } from 'react-router';

/** The section has one page so far. */
export const loader = () => redirect('/portal/recruiter/messages');
