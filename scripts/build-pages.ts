import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hashOf, isMadeOf } from './made-of.ts'
import { root } from './source-files.ts'

const run = promisify(execFile)

/** Builds the pages of both applications at once, each if an input has changed since its last build. */
const applications = ['storefront', 'console'] as const
type Application = (typeof applications)[number]

/** Of a command that failed. */
interface Output {
  stdout?: string
  stderr?: string
}

const folderOf = (application: Application): string => join(root, 'apps', application)
const stampOf = (application: Application): string => join(folderOf(application), 'build/.made-of')

const inputsOf = (application: Application): string[] => [
  'package-lock.json',
  `apps/${application}/{app,public}/**/*`,
  `apps/${application}/*.config.ts`,
  'packages/{ui,contract,domain,client,page-server,pictures}/src/**/*',
]

async function buildPages(application: Application): Promise<void> {
  const hash = hashOf(inputsOf(application))
  if (isMadeOf(stampOf(application), hash)) return
  console.log(`Building the pages of the ${application} …`)
  const cwd = folderOf(application)
  for (const step of ['typegen', 'build']) await run('react-router', [step], { cwd, maxBuffer: 2 ** 26 })
  writeFileSync(stampOf(application), hash)
}

for (const result of await Promise.allSettled(applications.map(buildPages))) {
  if (result.status === 'fulfilled') continue
  const { stdout = '', stderr = String(result.reason) }: Output = result.reason
  console.error(`${stdout}\n${stderr}`)
  process.exitCode = 1
}
