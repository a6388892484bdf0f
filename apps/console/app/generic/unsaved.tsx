import { Button } from '@tessera/ui/button'
import { Notice } from '@tessera/ui/notice'
import { useEffect, useRef, useState } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { forgetDraft, readDraft, writeDraft } from './drafts.ts'

/**
 * Typed text survives a reload, and leaving with unsaved changes asks first. ⌘S saves. Everything here is a help: the
 * form works without it.
 */
export function useUnsaved(refusalKey: string | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const isDirty = useRef(false)
  const [isRestored, setRestored] = useState(false)
  const { pathname } = useLocation()
  useEffect(() => {
    const element = form.current
    if (!element) return
    const isRefused = refusalKey !== undefined
    if (isRefused) writeDraft(element, pathname)
    const isBack = !isRefused && readDraft(element, pathname)
    setRestored(isBack)
    isDirty.current = isRefused || isBack
    return watchForm(element, {
      type: () => {
        isDirty.current = true
        writeDraft(element, pathname)
      },
      submit: () => {
        isDirty.current = false
      },
      isDirty: () => isDirty.current,
    })
  }, [pathname, refusalKey])
  // a saved form leaves the page, a refused one stays and keeps its draft
  useEffect(() => () => forgetDraft(pathname, isDirty.current), [pathname])
  useBlocker(() => {
    if (isDirty.current) isDirty.current = !confirm('Leave without saving? Your changes on this page will be lost.')
    return isDirty.current
  })
  const discard = () => {
    forgetDraft(pathname, false)
    isDirty.current = false
    form.current?.reset()
    setRestored(false)
  }
  return { form, isRestored, discard }
}

interface Watcher {
  type(): void
  submit(): void
  isDirty(): boolean
}

function watchForm(form: HTMLFormElement, { type, submit, isDirty }: Watcher): () => void {
  const leave = (event: BeforeUnloadEvent) => {
    if (isDirty()) event.preventDefault()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    form.requestSubmit(form.querySelector<HTMLButtonElement>('button[value="save"]'))
  }
  form.addEventListener('input', type)
  form.addEventListener('submit', submit)
  addEventListener('beforeunload', leave)
  addEventListener('keydown', press)
  return () => {
    form.removeEventListener('input', type)
    form.removeEventListener('submit', submit)
    removeEventListener('beforeunload', leave)
    removeEventListener('keydown', press)
  }
}

export const UnsavedNotice = ({ discard }: { discard(): void }) => (
  <Notice
    isLive
    title="Your unsaved changes are back"
    action={
      <Button size="Small" onClick={discard}>
        Discard them
      </Button>
    }
  >
    They were typed on this page before it was reloaded.
  </Notice>
)
