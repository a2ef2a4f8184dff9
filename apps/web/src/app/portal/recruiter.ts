import { redirect } from 'react-router';

/** The section begins with its messages. */
export const loader = () => redirect('/portal/recruiter/messages');
