export const BOARD_PATH = '/portal/applications';
export const LIST_PATH = '/portal/applications/list';
export const ADD_PATH = '/portal/applications/new';
export const STAGES_PATH = '/portal/applications/stages';
