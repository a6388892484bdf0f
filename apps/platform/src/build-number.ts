import { version } from '@tessera/server/log'

/** Four dotted numbers, as clients expect of `info.version` and `/env`. */
export const buildNumber = `${version}.0`
