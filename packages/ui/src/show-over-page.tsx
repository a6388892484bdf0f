import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Shows a dialog over the page, beside its own tree, until it is answered. */
export async function showOverPage<Answer>(
  render: (onDone: (answer: Answer) => void) => ReactNode,
  className = '',
): Promise<Answer> {
  const container = document.body.appendChild(document.createElement('div'))
  container.className = className
  const root = createRoot(container)
  const answer = await new Promise<Answer>((resolve) => root.render(render(resolve)))
  root.unmount()
  container.remove()
  return answer
}
