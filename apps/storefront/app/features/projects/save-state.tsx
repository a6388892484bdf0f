import { Spinner } from '@tessera/ui/spinner'
import { useHydrated } from '@tessera/ui/use-hydrated'
import { useFetchers } from 'react-router'
import { findRefusal } from '../../http/form-refusal.ts'
import { useAnswersInPlace } from '../../kit/forms/use-answers-in-place.ts'

/** Whether all changes are saved. Without JavaScript it says only when, because nothing saves itself then. */
export function SaveState({ isDraft, updatedText }: { isDraft: boolean; updatedText: string }) {
  const isSaving = useFetchers().some(({ state, formMethod }) => state !== 'idle' && formMethod === 'POST')
  const isRefused = useAnswersInPlace().some(findRefusal)
  const isHydrated = useHydrated()
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-sm text-stone">
      {isSaving ? (
        <>
          <Spinner /> Saving
        </>
      ) : (
        savedText(isDraft, isRefused, isHydrated, updatedText)
      )}
    </p>
  )
}

function savedText(isDraft: boolean, isRefused: boolean, isHydrated: boolean, updatedText: string): string {
  if (isDraft && !isRefused) return 'Empty draft. It’s saved with your first change.'
  if (!isHydrated) return updatedText
  return `${isRefused ? 'Some changes aren’t saved yet. ' : 'All changes saved. '}${updatedText}`
}
