import { useRouteLoaderData } from 'react-router'
import { unpack } from '../../render-cache/packed.ts'
import type { loader } from '../../root.tsx'

/** The support contacts from the root loader. */
export function useSupport() {
  const root = useRouteLoaderData<typeof loader>('root')
  const frame = root && unpack(root.frame)
  return { phone: frame?.phone || undefined, hours: frame?.hours || undefined, email: frame?.email || undefined }
}
