import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FaultRow } from '../../faults/fault-row.ts'
import type { ShopProcess } from '../../faults/shop-process.ts'
import { root } from '../../source-files.ts'
import type { ClusterRun } from '../cluster-run.ts'
import { FileReader } from '../file-reader.ts'
import { makeNextRelease } from '../next-release.ts'
import { runStorm } from '../storm.ts'

const run = promisify(execFile)
const leastRequests = 2000
/** Ends a program that hangs. */
const timeout = 120_000

/**
 * S3: while people buy, the schema is expanded, one process of each part goes to the next release, the others start
 * again as they are, and then they follow. In the end one of each goes back. The contract is tried on a database of its
 * own.
 */
export async function deployRelease(opened: ClusterRun): Promise<FaultRow> {
  const { cluster, history, pages } = opened
  const { platforms, middlewares, storefronts, worker } = cluster
  const tree = await makeNextRelease(cluster.folder)
  const earlier = history.troubles.length
  const reader = new FileReader(cluster.url, pages)
  let filesBefore = 0
  const storm = await runStorm(opened, 'd', async () => {
    await migrate(tree, cluster.databaseUrl, '--expand')
    filesBefore = reader.files
    const moveAll = (at: number, to: string) =>
      Promise.all([platforms, middlewares, storefronts].flatMap((all) => all[at] ?? []).map((part) => moveTo(part, to)))
    await moveAll(0, tree)
    await moveAll(1, root)
    await worker.stop()
    worker.tree = tree
    worker.start()
    await moveAll(1, tree)
    await moveAll(1, root)
  })
  await reader.stop()
  const contracted = await contract(opened, tree)
  const troubles = history.troubles.slice(earlier).map(({ status, what }) => `${status} ${what}`)
  const requests = reader.requests + history.purchases.length
  return {
    id: 'deploy',
    numbers: `${reader.requests} pages and files, ${reader.failures.length} failed; files named by pages ${filesBefore} before, ${reader.files} after; ${storm.numbers}`,
    findings: [
      ...storm.findings,
      ['no request of shoppers fails', troubles],
      ['no page and no file fails', reader.failures],
      ['there were 2,000 requests', requests >= leastRequests ? [] : [String(requests)]],
      ['the last release starts until the contract, and refuses after it', contracted],
      ['pages of both releases were open', reader.files > filesBefore ? [] : ['no new file was named']],
    ],
  }
}

/** As `npm run migrate` of a release. What it says, or why it fails. */
const migrate = async (tree: string, DATABASE_URL: string, ...options: string[]): Promise<string> => {
  const env = { ...process.env, DATABASE_URL }
  const program = [`${tree}apps/shop/src/migrate.ts`, ...options]
  const { stdout, stderr } = await run(process.execPath, program, { cwd: tree, env, timeout })
  return stdout + stderr
}

const said = (error: { stdout?: string; stderr?: string }): string => `${error.stdout}${error.stderr}`

/** The last step of docs/operating/deploys.md. */
async function contract({ cluster }: ClusterRun, tree: string): Promise<string[]> {
  const name = 'contracted'
  await cluster.primary.query(`create database ${name}`)
  const url = cluster.databaseUrl.replace(/tessera$/, name)
  const file = join(tree, 'apps/platform/migrations/9002_next_contract.sql')
  await migrate(root, url)
  writeFileSync(file, '-- contract\nalter table products drop column next_note;\n')
  try {
    const expanded = await migrate(tree, url, '--expand')
    const before = await migrate(root, url)
    await migrate(tree, url)
    const after = await migrate(root, url).catch(said)
    return [
      ...(/stopped before platform migration 9002/.test(expanded) ? [] : [expanded]),
      ...(/up to date/.test(before) ? [] : [before]),
      ...(/newer than this program knows/.test(after) ? [] : [after]),
    ]
  } finally {
    // processes of this release start again in later steps
    rmSync(file)
  }
}

/** Stops a process as a supervisor would and starts it from the folder of a release. */
async function moveTo(part: ShopProcess, tree: string): Promise<void> {
  await part.stop()
  part.tree = tree
  part.start()
  await part.ready()
}
