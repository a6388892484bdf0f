import { execFileSync } from 'node:child_process'

/** Makes the program that `npm start` runs from the sources as they are; takes half a second if none has changed. */
export function setup(): void {
  execFileSync(process.execPath, ['scripts/build-program.ts'], { stdio: 'inherit' })
}
