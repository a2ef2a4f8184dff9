/** Paths of the API reference, separate from the contract, so that pages can link to each other in the browser. */

export const API_REFERENCE = '/api-reference';
/** All error codes; no endpoint group has this page id. */
export const API_ERRORS_PAGE = `${API_REFERENCE}/errors`;
/** The complete reference as a file (OpenAPI 3.1, JSON). */
export const API_FILE = `${API_REFERENCE}/openapi.json`;
export const apiGroupPage = (id: string): string => `${API_REFERENCE}/${id}`;
