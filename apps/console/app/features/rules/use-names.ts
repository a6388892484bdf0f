import { useEffect, useState } from 'react'
import type { ReferenceChoices } from '../../generic/form-field.ts'

const restMilliseconds = 300

/** The names of the records whose IDs are typed, as far as they are found. */
export function useNames(value: string, isList: boolean, searchHref: string): string {
  const ids = (isList ? value.split(',') : [value]).map((one) => one.trim()).filter(Boolean)
  return useNamedIDs(ids, searchHref)
    .map(({ name }) => name)
    .join(', ')
}

interface NamedID {
  id: string
  name: string
}

/** The IDs whose records are found, with their names; an ID that is a name itself adds nothing. */
export function useNamedIDs(ids: readonly string[], searchHref: string): NamedID[] {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const unknown = ids.filter((id) => !names.has(id)).join(',')
  useEffect(() => {
    if (!unknown) return undefined
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const asked = unknown.split(',')
      const found = await Promise.all(asked.map((id) => findName(searchHref, id, asking.signal)))
      if (!asking.signal.aborted)
        setNames((known) => new Map([...known, ...asked.map((id, at) => [id, found[at] ?? ''] as const)]))
    }, restMilliseconds)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [unknown, searchHref])
  return ids.flatMap((id) => {
    const name = names.get(id)
    return name && name !== id ? [{ id, name }] : []
  })
}

/** Undefined if there is no such record, or none that this person may see. */
async function findName(searchHref: string, id: string, signal: AbortSignal): Promise<string | undefined> {
  const answer = await fetch(`${searchHref}&search=${encodeURIComponent(id)}`, { signal }).catch(() => undefined)
  if (!answer?.ok) return undefined
  const { options } = (await answer.json().catch(() => ({ options: [] }))) as Pick<ReferenceChoices, 'options'>
  return options.find((one) => one.id === id)?.label
}
