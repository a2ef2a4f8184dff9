export const BOARD_PATH = '/portal/applications';
export const LIST_PATH = '/portal/applications/list';
export const ADD_PATH = '/portal/applications/new';
export const STAGES_PATH = '/portal/applications/stages';
export const IMPORT_PATH = '/portal/applications/import';
export const SETTINGS_PATH = '/portal/applications/settings';
