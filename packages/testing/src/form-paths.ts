import { readFileSync } from 'node:fs'

interface Entry {
  path?: string | undefined
  file: string
  children?: Entry[] | undefined
}

const pages = new URL('../../../apps/storefront/app/', import.meta.url)
const { default: table } = (await import(new URL('routes.ts', pages).href)) as { default: Entry[] }

const takesForms = (file: string): boolean =>
  /^export (?:const|(?:async )?function) action\b/m.test(readFileSync(new URL(file, pages), 'utf8'))

const pathsOf = (entries: readonly Entry[], above = ''): string[] =>
  entries.flatMap(({ path = '', file, children = [] }) => {
    const here = path ? `${above}/${path}` : above
    return [...(takesForms(file) ? [here.replace(/:\w+/g, 'x1')] : []), ...pathsOf(children, here)]
  })

/** Every storefront path that accepts a form, so that new ones are tested automatically. */
export const formPaths: readonly string[] = pathsOf(table)
