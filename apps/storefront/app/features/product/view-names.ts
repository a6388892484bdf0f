const names: Record<string, string> = {
  face: 'Face',
  laid: 'Installed',
  scene: 'In a room',
  face2: 'Second face',
  face3: 'Third face',
  face4: 'Fourth face',
}

export const viewName = (view: string): string => names[view] ?? view
