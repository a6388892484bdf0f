import { type ComponentType, useEffect, useRef, useState } from 'react'
import { carryOver } from '../http/carry-over.ts'

interface Options<Props> {
  /** ID of the wrapper element; unique on the page. */
  id: string
  /**
   * The component on the server, which renders everything; undefined in the browser to keep the code out of its bundle.
   */
  now: ComponentType<Props> | undefined
  load: () => Promise<ComponentType<Props>>
}

/** React does not touch the server's markup inside this element. */
const keepServerHtml = { __html: '' }

/**
 * A part far down the page. The browser keeps the server's markup and loads the code when the part comes near the
 * viewport. A Suspense boundary would not work: React streams its content behind a script, so it is missing without
 * JavaScript, and clears it when the surroundings change before the code is loaded.
 */
export function lazyWhenVisible<Props extends object>({ id, now, load }: Options<Props>): ComponentType<Props> {
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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string, so that the server's markup stays
        dangerouslySetInnerHTML={keepServerHtml}
      />
    )
  }
}

/**
 * Resolves when the element is near the viewport; immediately if there is no server markup, after a client-side
 * navigation.
 */
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
