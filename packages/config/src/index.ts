export { setting, type Setting, type SettingKind } from './setting.ts';
export { ConfigError, loadConfig, readConfigOrExit, type ConfigOf, type ConfigShape } from './load.ts';
export { leavesUnencrypted } from './plain-http.ts';
export { settingsTable } from './table.ts';
