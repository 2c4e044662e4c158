export { setting, type Setting, type SettingKind } from './setting.ts';
export { ConfigError, loadConfig, readConfigOrExit, type ConfigOf, type ConfigShape } from './load.ts';
export { settingsTable } from './table.ts';
