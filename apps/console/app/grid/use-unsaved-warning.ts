import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Leaving a page with unsaved edits asks first. */
export function useUnsavedWarning(isUnsaved: boolean): void {
  useBlocker(() => isUnsaved && !confirm('Leave without saving? Your edits on this page will be lost.'))
  useEffect(() => {
    if (!isUnsaved) return
    const leave = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', leave)
    return () => removeEventListener('beforeunload', leave)
  }, [isUnsaved])
}
