/* Lets writes and syncs of chosen files fail, for tests: preloaded into the program under test.
 *
 * FAULT_CONTROL names a file of three ints that the test writes: how many calls are still to fail, the error that they
 * fail with, and whether it is syncs (1) or writes (0) that fail. FAULT_PATH is a part of the paths concerned. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

struct control {
    _Atomic int remaining;
    _Atomic int error;
    _Atomic int sync;
};

static struct control *control;
static const char *path_part;

__attribute__((constructor)) static void start(void) {
    const char *name = getenv("FAULT_CONTROL");
    path_part = getenv("FAULT_PATH");
    if (!name || !path_part) return;
    int file = open(name, O_RDWR | O_CLOEXEC);
    if (file < 0) return;
    void *memory = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (memory != MAP_FAILED) control = memory;
    close(file);
}

/* Whether this call is to fail; then errno says why. */
static int fails(int file, int sync) {
    if (!control || atomic_load(&control->remaining) <= 0 || atomic_load(&control->sync) != sync) return 0;
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    if (!strstr(path, path_part)) return 0;
    if (atomic_fetch_sub(&control->remaining, 1) <= 0) return 0;
    errno = atomic_load(&control->error);
    return 1;
}

#define NEXT(name) static __typeof__(name) *next; if (!next) next = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

ssize_t write(int file, const void *data, size_t size) { NEXT(write); return fails(file, 0) ? -1 : next(file, data, size); }
ssize_t pwrite(int file, const void *data, size_t size, off_t at) { NEXT(pwrite); return fails(file, 0) ? -1 : next(file, data, size, at); }
ssize_t pwrite64(int file, const void *data, size_t size, off64_t at) { NEXT(pwrite64); return fails(file, 0) ? -1 : next(file, data, size, at); }
ssize_t pwritev(int file, const struct iovec *data, int count, off_t at) { NEXT(pwritev); return fails(file, 0) ? -1 : next(file, data, count, at); }
ssize_t pwritev64(int file, const struct iovec *data, int count, off64_t at) { NEXT(pwritev64); return fails(file, 0) ? -1 : next(file, data, count, at); }
int fsync(int file) { NEXT(fsync); return fails(file, 1) ? -1 : next(file); }
int fdatasync(int file) { NEXT(fdatasync); return fails(file, 1) ? -1 : next(file); }
