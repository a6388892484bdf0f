import { useLocation, useNavigation } from 'react-router'

/**
 * The shape of the next screen over the present one, while another page is read. It stands aside from the layout, so
 * nothing moves, and covers what would be out of date; short waits don't show it. The shape is drawn by the styles.
 */
export function NextScreen({ lists }: { lists: readonly string[] }) {
  const { state, location } = useNavigation()
  const here = useLocation()
  // the address of a navigation begins with the base of the app, that of the page doesn't
  const next = location?.pathname.replace(/^\/console(?=\/|$)/, '') || '/'
  if (state !== 'loading' || next === here.pathname) return null
  return <div className="console-next" data-shape={lists.includes(next) ? 'list' : 'record'} />
}
