import { type ComponentType, lazy, memo, Suspense } from 'react'

interface Later<Props> {
  /** Of the element around it; unique on its page. */
  id: string
  /** On the server, where everything is shown at once; undefined in the browser, so that its bundle leaves the code out. */
  now: ComponentType<Props> | undefined
  load: () => Promise<ComponentType<Props>>
}

/**
 * A part far down the page. The browser keeps what the server wrote and fetches the code when a reader comes near, so
 * that nobody who only looks at the top pays for it. Its properties must stay the same objects while the page is shown:
 * a change would have to be drawn before the code is there.
 */
export function whenSeen<Props extends object>({ id, now, load }: Later<Props>): ComponentType<Props> {
  const Part: ComponentType<Props> =
    now ??
    lazy(async () => {
      await isNear(id)
      return { default: await load() }
    })
  return memo((props: Props) => (
    <div id={id} className="contents">
      <Suspense>
        <Part {...props} />
      </Suspense>
    </div>
  ))
}

/** Without markup of the server, after a click within the shop, there is nothing to wait for. */
function isNear(id: string): Promise<void> {
  const parts = [...(document.getElementById(id)?.children ?? [])]
  if (parts.length === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: '50%' },
    )
    for (const part of parts) observer.observe(part)
  })
}
