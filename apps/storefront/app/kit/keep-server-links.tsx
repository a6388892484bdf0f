import { type ComponentType, type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { isElsewhere } from './router-link.tsx'

interface Options<Props> {
  /** The component on the server; undefined in the browser to keep the code out of its bundle. */
  now: ComponentType<Props> | undefined
  load: () => Promise<ComponentType<Props>>
}

/** React does not touch the server's markup inside this element. */
const keepServerHtml = { __html: '' }

/**
 * Links that are the same on every page, such as menus. The browser keeps the server's markup for good and follows a
 * pressed link with the router; the code is loaded only where the server did not render the part: after checkout.
 */
export function keepServerLinks<Props extends object>({ now, load }: Options<Props>): ComponentType<Props> {
  return function KeptLinks(props: Props) {
    const box = useRef<HTMLDivElement>(null)
    const [Part, setPart] = useState(() => now)
    const [likelyNext, setLikelyNext] = useState<string>()
    const navigate = useNavigate()
    useEffect(() => {
      if (!box.current?.firstChild) void load().then((loaded) => setPart(() => loaded))
    }, [])
    if (Part)
      return (
        <div key="here" ref={box} className="contents">
          <Part {...props} />
        </div>
      )
    const prefetch = (event: SyntheticEvent) => setLikelyNext((known) => findPage(event) ?? known)
    return (
      <>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside it are pressed */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click too */}
        <div
          key="kept"
          ref={box}
          className="contents"
          onClick={(event) => {
            const page = isPlainClick(event) ? findPage(event) : undefined
            if (!page) return
            event.preventDefault()
            navigate(page)
          }}
          onPointerOver={prefetch}
          onFocus={prefetch}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string, so that the server's markup stays
          dangerouslySetInnerHTML={keepServerHtml}
        />
        {likelyNext && <PrefetchPageLinks page={likelyNext} />}
      </>
    )
  }
}

/** The page that the pressed link leads to. */
function findPage({ target }: SyntheticEvent): string | undefined {
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined
  return href && !isElsewhere(href) ? href : undefined
}

/** With a modifier the browser opens a tab, a window or a download. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
