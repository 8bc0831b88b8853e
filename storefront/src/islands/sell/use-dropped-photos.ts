import { useEffect, useRef, useState } from 'react'

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])]
const carriesFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false

/**
 * Takes files that are dropped anywhere on the page, where the browser would open them and leave the form, and pictures
 * that are pasted.
 * @returns whether files hang over the page now
 */
export function useDroppedPhotos(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    addEventListener(
      'dragover',
      (event) => {
        if (!carriesFiles(event.dataTransfer)) return
        event.preventDefault()
        setOver(true)
      },
      { signal },
    )
    addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? setOver(false), { signal })
    addEventListener(
      'drop',
      (event) => {
        if (!carriesFiles(event.dataTransfer)) return
        event.preventDefault()
        setOver(false)
        take.current(filesOf(event.dataTransfer))
      },
      { signal },
    )
    addEventListener(
      'paste',
      (event) => {
        const files = filesOf(event.clipboardData)
        if (files.length > 0) take.current(files)
      },
      { signal },
    )
    return () => listening.abort()
  }, [])

  return isOver
}
