import { type ComponentType, use } from 'react'

interface OnDemandScreen<Props> {
  (props: Props): React.ReactNode
  /** Loads the code ahead of its first use. */
  load(): void
}

/**
 * A screen whose code is loaded when it is first shown. The server waits for it, so the page is whole without script,
 * and the browser keeps the server's markup until the code is there.
 */
export function onDemand<Props extends object>(read: () => Promise<ComponentType<Props>>): OnDemandScreen<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  const get = () => {
    loading ??= read().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  function Screen(props: Props) {
    const Loaded = use(get())
    return <Loaded {...props} />
  }
  return Object.assign(Screen, { load: () => void get().catch(() => undefined) })
}
