import { useMemo, useSyncExternalStore } from 'react'
import { columnWidths, textMeasure } from './column-widths.ts'
import type { GridColumn } from './grid-model.ts'

const narrow = '(max-width: 767px)'

function followWidth(notify: () => void): () => void {
  const media = matchMedia(narrow)
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}

/** Widths that change only if a longer text is loaded; null until scripts run, when the browser finds them. */
export function useColumnWidths(
  columns: readonly GridColumn[],
  longest: readonly string[],
  isHydrated: boolean,
): readonly number[] | null {
  const isNarrow = useSyncExternalStore(
    followWidth,
    () => matchMedia(narrow).matches,
    () => false,
  )
  return useMemo(
    () => (isHydrated ? columnWidths(columns, longest, { isNarrow, measure: textMeasure() }) : null),
    [columns, longest, isNarrow, isHydrated],
  )
}
