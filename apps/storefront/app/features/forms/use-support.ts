import { useRouteLoaderData } from 'react-router'
import { unpack } from '../../render-cache/packed.ts'
import type { loader } from '../../root.tsx'

/** How to reach people, as it stands in the frame. */
export function useSupport() {
  const root = useRouteLoaderData<typeof loader>('root')
  const frame = root && unpack(root.frame)
  return { phone: frame?.phone || undefined, hours: frame?.hours || undefined, email: frame?.email || undefined }
}
