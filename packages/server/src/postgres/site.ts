import { join, resolve } from 'node:path'

/** Where everything of one embedded database lies. */
export interface Site {
  folder: string
  cluster: string
  passwordFile: string
  portFile: string
  lockFile: string
  logFile: string
}

export function siteOf(folder: string): Site {
  const root = resolve(folder)
  return {
    folder: root,
    cluster: join(root, 'postgres'),
    passwordFile: join(root, 'postgres.password'),
    portFile: join(root, 'postgres.port'),
    lockFile: join(root, 'owner.lock'),
    logFile: join(root, 'postgres.log'),
  }
}
