import type { ListPage } from './call-options.ts'

export type ListFunction = (...args: unknown[]) => Promise<unknown>

/** The platform's largest page size. */
const pageSize = 100

/** Iterates over a list, one request at a time and only when needed. `at` is the position of the list options. */
export async function* eachItem(list: ListFunction, args: readonly unknown[], at: number): AsyncGenerator<unknown> {
  const options = (args[at] ?? {}) as { page?: number }
  for (let page = options.page || 1, last = page; page <= last; page++) {
    const { Items, Meta } = (await list(
      ...args.slice(0, at),
      { pageSize, ...options, page },
      args[at + 1],
    )) as ListPage<unknown>
    yield* Items
    last = Meta.TotalPages
  }
}
