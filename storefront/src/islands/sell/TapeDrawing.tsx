/** Where the tape goes, on an animal that looks to the left: 1 around the chest, 2 along the body. */
export function TapeDrawing({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 240 150" role="img" aria-label={label} className="mx-auto w-full max-w-72">
      <g className="fill-line">
        <path d="M62 48c16-7 34-5 52-4 24 1 52-4 74 0 10 2 15 10 15 22 0 14-2 26-8 34-22 6-88 8-112 2-10-3-18-8-23-17-6-10-8-30 2-37z" />
        <path d="M66 50C56 46 49 38 42 30l-12 1c-8 1-15 9-20 17-2 4-1 8 4 9 8 2 17 1 24 4 4 8 12 18 22 24z" />
        <path d="M40 31c-5-8-12-11-19-9 3 6 9 10 15 12zM46 32c2-7 7-11 13-11-1 7-5 12-10 15z" />
        <path d="M74 96h13l-1 44H75zM96 98h11l-1 42h-9zM166 97h12l-2 43h-9zM184 94h14l-3 46h-10z" />
        <path d="M199 52c9 4 12 16 11 32l-2 16h-4c-1-18 0-32-9-40z" />
      </g>
      <g className="fill-none stroke-leaf" strokeWidth="3.5" strokeLinecap="round">
        <path d="M108 42c9 12 9 48 0 62" />
        <path d="M108 42c-8 12-8 48 0 62" strokeDasharray="3 7" />
      </g>
      <g className="fill-none stroke-danger" strokeWidth="3.5" strokeLinecap="round">
        <path d="M62 78 200 58" />
        <path d="m64 71-2 7 6 5M195 53l5 5-3 7" />
      </g>
      <g className="fill-card" fontSize="15" fontWeight="700" textAnchor="middle">
        <circle cx="108" cy="24" r="12" className="fill-leaf" />
        <text x="108" y="29.5">
          1
        </text>
        <circle cx="152" cy="66" r="12" className="fill-danger" />
        <text x="152" y="71.5">
          2
        </text>
      </g>
    </svg>
  )
}
