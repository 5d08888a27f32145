// The tutorial beside the table's module: after an answer, the address and what is read first follow the step. How a step is
// done is pointed at.
const lesson = () => document.getElementById("main");
let step = lesson().dataset.learn;

function point() {
  for (const answer of lesson().dataset.shown?.split("; ") ?? []) {
    const found = lesson().querySelector(`#ask [value="${CSS.escape(answer)}"]`);
    (found?.closest("label") ?? found)?.classList.add("pointed");
    document.dispatchEvent(new CustomEvent("homestead:point", { detail: answer }));
  }
}
point();

document.addEventListener("homestead:swapped", () => {
  const { learn, address } = lesson().dataset;
  if (address) history.replaceState(null, "", address);
  const heading = lesson().querySelector("h1");
  if (heading) document.title = `${heading.textContent} – Homestead`;
  lesson().querySelector(".lesson-side")?.scrollTo(0, 0);
  scrollTo(0, 0);
  if (learn === step) return;
  step = learn;
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
});
