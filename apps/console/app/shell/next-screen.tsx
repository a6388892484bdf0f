import { useLocation, useNavigation } from 'react-router'
import { pagePath } from '../session/page-path.ts'

/**
 * The shape of the next screen over the present one, while another page is read. It stands aside from the layout, so
 * nothing moves, and covers what would be out of date; short waits don't show it. The shape is drawn by the styles.
 */
export function NextScreen({ lists }: { lists: readonly string[] }) {
  const { state, location } = useNavigation()
  const here = useLocation()
  const next = location && pagePath(location.pathname)
  if (state !== 'loading' || !next || next === here.pathname) return null
  return <div className="console-next" data-shape={lists.includes(next) ? 'list' : 'record'} />
}
