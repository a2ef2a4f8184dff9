export const APPROVALS_PATH = '/portal/approvals';
/** Several applications below each other, approved at once. */
export const BATCH_PATH = `${APPROVALS_PATH}/review`;
/** Where the member says what their recruiter may propose. */
export const RULES_PATH = '/portal/profile/recruiter#rules';
/** Where a passkey is added. It leads back to this page. */
export const buildPasskeyPath = (back: string) => `/portal/settings/security?back=${encodeURIComponent(back)}`;
export const getPacketPath = (id: string) => `${APPROVALS_PATH}/${id}`;
