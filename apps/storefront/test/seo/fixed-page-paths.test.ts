import { fixedPagePaths } from '@tessera/contract/shop/fixed-page-paths'
import { expect, test } from 'vitest'
import routes from '../../app/routes.ts'

interface Route {
  path?: string | undefined
  file: string
  children?: Route[] | undefined
}

/** Pages of content can be unpublished, and then their addresses are free. */
const contentRoute = 'routes/page.tsx'

const pathsOf = (list: readonly Route[], above = ''): string[] =>
  list.flatMap(({ path = '', file, children = [] }) => {
    const here = path ? `${above}/${path}` : above
    return [...(file === contentRoute ? [] : [here.replace('/*', '')]), ...pathsOf(children, here)]
  })

test('addresses without a redirect are those of all routes that name no record', () => {
  const fixed = new Set(pathsOf(routes).filter((path) => path !== '' && !path.includes(':')))
  expect([...fixedPagePaths].sort()).toEqual([...fixed].sort())
})
