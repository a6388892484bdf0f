import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'

/** How to reach people, as it stands in the frame. */
export function useSupport() {
  const frame = useRouteLoaderData<typeof loader>('root')?.frame
  return { phone: frame?.phone || undefined, hours: frame?.hours || undefined, email: frame?.email || undefined }
}
