import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyTree } from '@tessera/testing/copy-tree'

/**
 * Copies the programs into a folder as a release of their own: its pages name other files, and its migrations add to the
 * tables that are used most. Returns the folder.
 */
export async function makeNextRelease(folder: string): Promise<string> {
  const tree = join(folder, 'next-release/')
  await copyTree(tree)
  for (const application of ['storefront', 'console']) renameFiles(join(tree, 'apps', application, 'build'))
  for (const [application, files] of Object.entries(migrations))
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(tree, 'apps', application, 'migrations', name), text)
  return tree
}

/** A file with a hash in its name, such as `root-C0ffee_1.js`. */
const hashed = /^(.+-)([\w-]{8})(\.(?:js|css|woff2))$/

/** Gives every hashed file another name, wherever it is named. */
function renameFiles(build: string): void {
  const names = new Map(
    readdirSync(join(build, 'client/assets')).flatMap((name) => {
      const [, before, hash = '', ending] = hashed.exec(name) ?? []
      return hash ? [[name, `${before}${[...hash].reverse().join('')}${ending}`]] : []
    }),
  )
  const pattern = new RegExp([...names.keys()].map(escapePattern).join('|'), 'g')
  for (const entry of readdirSync(build, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|json)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(pattern, (name) => names.get(name) ?? name),
    )
  }
  const assets = join(build, 'client/assets')
  for (const [name, next] of names) renameSync(join(assets, name), join(assets, next))
}

const escapePattern = (text: string): string => text.replace(/[.$+]/g, '\\$&')

const migrations = {
  platform: {
    '9000_next_release.sql': `-- expand
alter table orders add column next_note text not null default '';
alter table line_items add column next_note text;
alter table products add column next_note text;
create table next_notes (id bigint generated always as identity primary key, note text not null);
`,
    '9001_next_index.sql': `-- expand
-- outside a transaction
drop index concurrently if exists orders_next_note;
create index concurrently orders_next_note on orders (next_note) where next_note <> '';
`,
  },
  middleware: {
    '9000_next_release.sql': `-- expand
alter table payment_attempts add column next_note text;
alter table sessions add column next_note text not null default '';
`,
  },
}
