/** The picture of the front page: a boat at its mooring, first light, a lantern. */
export function Harbour({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 560 420"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax slice"
      className={className}
    >
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="[stop-color:light-dark(#dcebe9,#0e2730)]" />
          <stop offset=".62" className="[stop-color:light-dark(#fbe9c9,#1d3b42)]" />
          <stop offset="1" className="[stop-color:light-dark(#f7d79c,#3d4a40)]" />
        </linearGradient>
        <linearGradient id="sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="[stop-color:light-dark(#5fa3a5,#1b4f58)]" />
          <stop offset="1" className="[stop-color:light-dark(#0d5963,#0a2a33)]" />
        </linearGradient>
      </defs>
      <path d="M0 0h560v420H0z" fill="url(#sky)" />
      <circle cx="404" cy="204" r="104" className="fill-[#f3b75c] opacity-20" />
      <circle cx="404" cy="204" r="70" className="fill-[#f3b75c] opacity-35" />
      <circle cx="404" cy="204" r="40" className="fill-[light-dark(#f3b04a,#f6c678)]" />
      <path
        d="M0 226c56-24 104-30 156-14s92 16 150 10 96-10 140 0 76 8 114-2v34H0z"
        className="fill-[light-dark(#9bc2bd,#143943)]"
      />
      <path d="M0 250h560v170H0z" fill="url(#sea)" />
      <g className="fill-[#f9d79a]">
        <path
          d="M360 262h88v4h-88zM344 280h120v4H344zM372 298h72v4h-72zM380 318h60v4h-60z"
          opacity=".65"
        />
        <path d="M386 338h44v4h-44zM392 360h36v4h-36z" opacity=".35" />
      </g>
      <g className="fill-none stroke-[#fffdf9] stroke-2 opacity-30 [stroke-linecap:round]">
        <path d="M28 290c12 0 12 6 24 6s12-6 24-6 12 6 24 6" />
        <path d="M470 334c10 0 10 5 20 5s10-5 20-5 10 5 20 5" />
        <path d="M250 384c12 0 12 6 24 6s12-6 24-6 12 6 24 6" />
        <path d="M60 366c10 0 10 5 20 5s10-5 20-5" />
      </g>
      <path
        d="M186 176v126"
        className="stroke-[light-dark(#3b2a1a,#d8c4a2)] stroke-[5] [stroke-linecap:round]"
      />
      <path d="M192 182c34 28 52 62 56 100h-56z" className="fill-[light-dark(#fffdf9,#e9dfcc)]" />
      <path d="M180 196c-24 22-38 50-42 86h42z" className="fill-[light-dark(#f3e4c8,#cdbf9f)]" />
      <path
        d="M104 296h176c-8 28-28 42-52 42h-70c-26 0-46-14-54-42z"
        className="fill-[light-dark(#12323a,#061419)]"
      />
      <path d="M104 296h176l-4 10H108z" className="fill-[light-dark(#a44a2b,#c06a45)]" />
      <path
        d="M278 300c34 6 60 16 78 44"
        className="fill-none stroke-[light-dark(#3b2a1a,#d8c4a2)] stroke-2"
      />
      <path d="M350 338h18v82h-18z" className="fill-[light-dark(#3b2a1a,#06181e)]" />
      <path d="M346 332h26v9h-26z" className="fill-[light-dark(#543c25,#1a3139)]" />
      <path d="M359 332v-14" className="stroke-[light-dark(#3b2a1a,#d8c4a2)] stroke-[3]" />
      <circle cx="359" cy="306" r="22" className="fill-[#f3b75c] opacity-30" />
      <rect x="351" y="297" width="16" height="20" rx="5" className="fill-[#ffd78a]" />
      <path
        d="M350 295h18M350 319h18"
        className="stroke-[light-dark(#12323a,#061419)] stroke-[3] [stroke-linecap:round]"
      />
    </svg>
  );
}
