/** Paths of the API reference, apart from the contract, so that pages can link to each other in the browser. */

export const API_REFERENCE = '/api-reference';
/** Every error code; no group of endpoints has this page. */
export const API_ERRORS_PAGE = `${API_REFERENCE}/errors`;
/** The whole reference as a file (OpenAPI 3.1, JSON). */
export const API_FILE = `${API_REFERENCE}/openapi.json`;
export const apiGroupPage = (id: string): string => `${API_REFERENCE}/${id}`;
