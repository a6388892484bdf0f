import { readFileSync } from 'node:fs'
import table from '../apps/storefront/app/routes.ts'

interface Entry {
  path?: string | undefined
  file: string
  children?: Entry[] | undefined
}

const takesForms = (file: string): boolean =>
  /^export (?:const|(?:async )?function) action\b/m.test(
    readFileSync(new URL(`../apps/storefront/app/${file}`, import.meta.url), 'utf8'),
  )

const pathsOf = (entries: readonly Entry[], above = ''): string[] =>
  entries.flatMap(({ path = '', file, children = [] }) => {
    const here = path ? `${above}/${path}` : above
    return [...(takesForms(file) ? [here.replace(/:\w+/g, 'x1')] : []), ...pathsOf(children, here)]
  })

/** Every address of the route table that takes a form, so that a new one is tested as soon as it is there. */
export const formPaths: readonly string[] = pathsOf(table)
