import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, isMadeOf } from './made-of.ts'
import { root } from './source-files.ts'

/** Builds the pages of an application if an input has changed since the last build: 2 s each, or nothing. */
const applications = ['storefront', 'console'] as const
type Application = (typeof applications)[number]

const folderOf = (application: Application): string => join(root, 'apps', application)
const stampOf = (application: Application): string => join(folderOf(application), 'build/.made-of')

const inputsOf = (application: Application): string[] => [
  'package-lock.json',
  `apps/${application}/{app,public}/**/*`,
  `apps/${application}/*.config.ts`,
  'packages/{ui,contract,domain,client,page-server}/src/**/*',
]

function buildPages(application: Application, hash: string): void {
  console.log(`Building the pages of the ${application} …`)
  for (const args of [['typegen'], ['build']]) {
    const cwd = folderOf(application)
    const { status, stdout, stderr } = spawnSync('react-router', args, { cwd, encoding: 'utf8' })
    if (status === 0) continue
    console.error(`${stdout}\n${stderr}`)
    process.exit(1)
  }
  writeFileSync(stampOf(application), hash)
}

for (const application of applications) {
  const hash = hashOf(inputsOf(application))
  if (!isMadeOf(stampOf(application), hash)) buildPages(application, hash)
}
