/** Paths of the API reference. Separate from the contract, so that pages can link to each other without loading it. */

export const API_REFERENCE = '/api-reference';
/** All error codes. No endpoint group has this page ID. */
export const API_ERRORS_PAGE = `${API_REFERENCE}/errors`;
/** The complete reference as a file (OpenAPI 3.1, JSON). */
export const API_FILE = '/api/openapi.json';
/** Every documented call as a collection for Postman and programs that read its format (version 2.1). */
export const API_COLLECTION_FILE = '/api/postman.json';
export const getApiGroupPath = (id: string): string => `${API_REFERENCE}/${id}`;
/** The versioned path of a documented call; only paths under `/api/` have one. */
export const toVersionedPath = (path: string): string => path.replace(/^\/api\//, '/api/v1/');
