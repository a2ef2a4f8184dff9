export { default, handleError, streamTimeout } from '../site-client/respond.server.tsx';
