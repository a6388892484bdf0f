import { Button } from '@tessera/ui/button'
import { useNavigation } from 'react-router'

/** Saves a form from wherever one has scrolled to. */
export function SaveBar() {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="save-bar">
      <Button type="submit" name="intent" value="save" kind="primary" isBusy={isBusy}>
        Save
      </Button>
    </div>
  )
}
