// A file is read into the field that is sent.
for (const part of document.querySelectorAll("[data-script]")) part.hidden = false;
for (const input of document.querySelectorAll("input[type=file][data-into]")) {
  input.addEventListener("change", async () => {
    const file = input.files[0];
    if (!file || file.size > 1_000_000) return;
    document.getElementById(input.dataset.into).value = await file.text();
  });
}
