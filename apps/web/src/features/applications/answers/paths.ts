export const ANSWERS_PATH = '/portal/applications/answers';
