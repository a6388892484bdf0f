import { type RefObject, useEffect, useRef } from 'react'
import { useHydrated } from './use-hydrated.tsx'

/**
 * Focuses the box when it appears or its content changes. A box that came with the page uses `autofocus` instead, which
 * applies before any interaction; scripts start later and must not move the focus away from the user.
 */
export function useAutoFocus(box: RefObject<HTMLElement | null>, content: unknown): void {
  const cameWithPage = useRef(!useHydrated())
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the content changes
  useEffect(() => {
    if (!cameWithPage.current) box.current?.focus()
    cameWithPage.current = false
  }, [content])
}
