import { useLayoutEffect, useRef, useState } from 'react'

/** How wide an element is, in CSS pixels, as it grows and shrinks; 0 until it is there. */
export function useWidth<Shown extends Element>() {
  const ref = useRef<Shown>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
