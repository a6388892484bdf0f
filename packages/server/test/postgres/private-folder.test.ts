import { chmod, mkdir, readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { needsRoot } from '@tessera/testing/needs-root'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { getBinaries } from '../../src/postgres/binaries.ts'
import { copyBinaries } from '../../src/postgres/copy-binaries.ts'
import { newFolder, query, start } from './folder.ts'

/** A folder that every user may enter, as /var/lib is. */
async function anOpenFolder(): Promise<string> {
  const folder = await newFolder()
  await chmod(folder, 0o711)
  return folder
}

describe('started by root, below a folder that only root may enter', () => {
  let system = ''
  let home = ''

  beforeEach(async (context) => {
    needsRoot(context)
    system = join(await anOpenFolder(), 'tessera')
    home = await newFolder()
    const { TESSERA_POSTGRES_FOLDER: before = '' } = process.env
    process.env.TESSERA_POSTGRES_FOLDER = system
    onTestFinished(() => {
      process.env.TESSERA_POSTGRES_FOLDER = before
    })
  })

  const clusterOf = async (url: string) => String((await query(url, 'show data_directory'))[0]?.data_directory)

  test('a database that is there already is not moved: the error says how to open the way', async () => {
    const data = join(await anOpenFolder(), 'data')
    await (await start(data)).stop()
    await rename(data, join(home, 'data'))
    await expect(start(join(home, 'data'))).rejects.toThrow(`Open the way (chmod o+x ${home})`)
  })

  test('where the folder of the system is closed as well, the error names it, and another choice helps', async () => {
    process.env.TESSERA_POSTGRES_FOLDER = join(home, 'system')
    await expect(start(join(home, 'data'))).rejects.toThrow(/cannot reach .*TESSERA_POSTGRES_FOLDER/)
    process.env.TESSERA_POSTGRES_FOLDER = system
    const { url } = await start(join(home, 'data'))
    expect(await clusterOf(url)).toContain(system)
  })

  test('the database lies elsewhere and is found again, and a second project has its own', async () => {
    const [one, two] = [join(home, 'one', 'data'), join(home, 'two', 'data')]
    const first = await start(one)
    await query(first.url, 'create table kept as select 7 as n')
    const cluster = await clusterOf(first.url)
    expect(cluster).toMatch(new RegExp(`^${system}/one-[0-9a-f]{8}/postgres$`))
    expect(await readFile(join(dirname(cluster), 'belongs-to'), 'utf8')).toBe(`${one}\n`)
    await first.stop()
    expect(await clusterOf((await start(two)).url)).toContain(`${system}/two-`)
    const again = await start(one)
    expect(await query(again.url, 'select n from kept')).toEqual([{ n: 7 }])
    expect(again.url).toBe(first.url)
  })

  test('a data folder that may be entered keeps its database', async () => {
    const data = join(await anOpenFolder(), 'data')
    expect(await clusterOf((await start(data)).url)).toBe(join(data, 'postgres'))
  })
})

describe('the copy of the programs', () => {
  test('is made once, and what a copy that was cut off has left is removed', async () => {
    const home = await newFolder()
    await mkdir(join(home, 'postgresql-18-linux.copying-1', 'bin'), { recursive: true })
    const installed = await getBinaries()
    const [copied] = await Promise.all([copyBinaries(installed, home), copyBinaries(installed, home)])
    const [name = '', ...others] = await readdir(home)
    expect(others).toEqual([])
    expect(copied.postgres).toBe(join(home, name, 'bin', 'postgres'))
    const made = await stat(copied.postgres)
    expect(made.mode & 0o777).toBe(0o755)
    await copyBinaries(installed, home)
    expect((await stat(copied.postgres)).ino).toBe(made.ino)
  })

  test('of a version that nothing has used for a month is removed', async () => {
    const home = await newFolder()
    const [old, recent] = [join(home, 'postgresql-16'), join(home, 'postgresql-17')]
    for (const place of [old, recent]) await mkdir(join(place, 'bin'), { recursive: true })
    await writeFile(join(home, 'note'), 'not ours to remove')
    await utimes(old, new Date('2020-01-01'), new Date('2020-01-01'))
    await copyBinaries(await getBinaries(), home)
    const left = await readdir(home)
    expect(left).not.toContain('postgresql-16')
    expect(left).toEqual(expect.arrayContaining(['note', 'postgresql-17']))
  })
})
