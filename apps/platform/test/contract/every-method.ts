import type { JsonBody } from '@tessera/testing/wire'
import * as published from 'ordercloud-javascript-sdk'

type Method = (...args: unknown[]) => Promise<JsonBody>
export type CallMethod = (id: string, ...args: unknown[]) => Promise<JsonBody>

/** These two hold settings and tokens; their methods send nothing. */
const withoutCalls = new Set(['Configuration', 'Tokens'])

const resourceClasses = Object.entries(published as object as Record<string, Record<string, Method>>).filter(
  ([name, value]) => typeof value === 'object' && value !== null && !withoutCalls.has(name),
)

/** `Products.Get` and so on: every method of the published client that sends a request. */
export const publishedMethods: readonly string[] = resourceClasses.flatMap(([name, value]) =>
  Object.getOwnPropertyNames(Object.getPrototypeOf(value))
    .filter((method) => method !== 'constructor' && method !== 'As' && typeof value[method] === 'function')
    .map((method) => `${name}.${method}`),
)

/** Calls methods by name and remembers those that succeeded. */
export function createRecorder(): { call: CallMethod; succeeded: Set<string> } {
  const succeeded = new Set<string>()
  const classes = Object.fromEntries(resourceClasses)
  return {
    succeeded,
    call: async (id, ...args) => {
      const [tag = '', name = ''] = id.split('.')
      const group = classes[tag]
      const method = group?.[name]
      if (!method) throw new Error(`The published client has no ${id}.`)
      const reply = await method.apply(group, args).catch((error: Error & { status?: number; errors?: unknown }) => {
        throw new Error(`${id} answered ${error.status}: ${error.message} ${JSON.stringify(error.errors)}`)
      })
      succeeded.add(id)
      return reply
    },
  }
}
