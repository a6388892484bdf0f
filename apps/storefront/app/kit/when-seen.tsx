import { type ComponentType, useEffect, useRef, useState } from 'react'
import { carryOver } from '../http/carry-over.ts'

interface Later<Props> {
  /** Of the element around it; unique on its page. */
  id: string
  /** On the server, where everything is shown at once; undefined in the browser, so that its bundle leaves the code out. */
  now: ComponentType<Props> | undefined
  load: () => Promise<ComponentType<Props>>
}

/** For React the words of the server are one text that it does not look into. */
const asItStands = { __html: '' }

/**
 * A part far down the page. The browser keeps what the server wrote and fetches the code when a reader comes near, so
 * that nobody who only looks at the top pays for it. A Suspense boundary would not do: React streams its content behind
 * a script, so that it is missing without one, and empties it when anything around it changes before the code is there.
 */
export function whenSeen<Props extends object>({ id, now, load }: Later<Props>): ComponentType<Props> {
  return function Seen(props: Props) {
    const box = useRef<HTMLDivElement>(null)
    const [Part, setPart] = useState(() => now)
    const carry = useRef<ReturnType<typeof carryOver>>(undefined)
    useEffect(() => {
      if (Part) return carry.current?.(box.current)
      const gone = new AbortController()
      isNear(box.current, gone.signal)
        .then(load)
        .then((loaded) => {
          if (gone.signal.aborted) return
          carry.current = carryOver(box.current)
          setPart(() => loaded)
        })
      return () => gone.abort()
    }, [Part])
    if (Part)
      return (
        <div key="here" ref={box} id={id} className="contents">
          <Part {...props} />
        </div>
      )
    return (
      <div
        key="later"
        ref={box}
        id={id}
        className="contents"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, so that what the server wrote stays
        dangerouslySetInnerHTML={asItStands}
      />
    )
  }
}

/** Without markup of the server, after a click within the shop, there is nothing to wait for. */
function isNear(box: HTMLElement | null, gone: AbortSignal): Promise<void> {
  const parts = [...(box?.children ?? [])]
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
    gone.addEventListener('abort', () => observer.disconnect())
    for (const part of parts) observer.observe(part)
  })
}
