/** An open chest with nothing in it but a rolled map. */
export function EmptyShelf() {
  return (
    <svg
      viewBox="0 0 160 110"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M22 58h116v42H22zM22 58l8-30q2-8 10-8h80q8 0 10 8l8 30" />
      <path d="M34 52l6-20q1-4 5-4h70q4 0 5 4l6 20z" opacity="0.5" />
      <path d="M44 58v42M116 58v42M22 72h116" opacity="0.6" />
      <path d="M72 64h16v16H72zM80 70v5" />
      <path d="M58 52l40-24q6-2 8 3t-3 8L80 52" fill="var(--paper)" />
      <path d="M98 28q5 1 5 11" />
    </svg>
  );
}
