/** Four dotted numbers, as clients expect of `info.version` and `/env`. */
export const buildNumber = '0.1.0.0'
